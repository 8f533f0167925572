import { describe, expect, it } from 'vitest';
import { BotClient, type Thread } from '../../src/app/bots/client.ts';
import { type Answer, answer, type Errand } from '../../src/bots/worker.ts';
import { midGame, questionFor } from './undaunted/games.ts';

function errand(): Errand {
  const { state } = midGame('la-raye', 1, 0);
  const { view, actions, seat } = questionFor(state, 'US', 1);
  return { id: 1, game: 'undaunted', player: 'search-hard', view, seat, actions, seed: 5, ms: 40 };
}

/** A clock that goes on by ten milliseconds whenever it is read. */
function ticking(): () => number {
  let now = 0;
  return () => (now += 10);
}

describe('an errand', () => {
  it('survives the way through JSON and is answered within its time', async () => {
    const sent = errand();
    const found = await answer(JSON.parse(JSON.stringify(sent)), ticking());
    if (found.kind !== 'choice') throw new Error(JSON.stringify(found));
    expect(sent.actions).toContainEqual(found.choice.action);
    expect(found.choice.why).toMatch(/% to win/);
  });

  it('gives hints', async () => {
    const found = await answer({ ...errand(), player: null }, ticking());
    expect(found).toMatchObject({ kind: 'hint', id: 1, ideas: [{ chance: expect.any(Number) }, {}] });
  });

  it('comes back as a failure when the player is not known', async () => {
    const found = await answer({ ...errand(), player: 'nobody' }, ticking());
    expect(found).toMatchObject({ kind: 'failure', message: expect.stringContaining('search-hard') });
  });
});

/** A thread that answers when told to. */
class Puppet implements Thread {
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly errands: Errand[] = [];
  ended = false;
  postMessage(sent: Errand): void {
    this.errands.push(sent);
  }
  terminate(): void {
    this.ended = true;
  }
  reply(index: number, why: string): void {
    const { id, actions } = this.errands[index] as Errand;
    const action = actions[0] ?? { verb: 'end-turn' };
    this.onmessage?.({ data: { id, kind: 'choice', choice: { action, why } } } as MessageEvent<Answer>);
  }
}

describe('the page’s way to its bots', () => {
  it('hands the answer on while the state is the one asked about', async () => {
    const puppet = new Puppet();
    const chosen = new BotClient(() => puppet).choose('rule', errand(), () => true);
    puppet.reply(0, 'because');
    expect((await chosen)?.why).toBe('because');
  });

  it('drops an answer for a state that has moved on', async () => {
    const puppet = new Puppet();
    const chosen = new BotClient(() => puppet).choose('rule', errand(), () => false);
    puppet.reply(0, 'late');
    expect(await chosen).toBeNull();
  });

  it('answers a question with null when another is asked, and takes no old answer for the new one', async () => {
    const puppet = new Puppet();
    const client = new BotClient(() => puppet);
    const first = client.choose('rule', errand(), () => true);
    const second = client.choose('rule', errand(), () => true);
    puppet.reply(0, 'old');
    puppet.reply(1, 'new');
    expect(await first).toBeNull();
    expect((await second)?.why).toBe('new');
  });

  it('says when a player failed, and goes on after the thread broke down', async () => {
    const puppets: Puppet[] = [];
    const client = new BotClient(() => {
      puppets.push(new Puppet());
      return puppets.at(-1) as Puppet;
    });
    const broken = client.choose('rule', errand(), () => true);
    puppets[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    await expect(broken).rejects.toThrow('out of memory');
    const next = client.choose('rule', errand(), () => true);
    puppets[1]?.reply(0, 'again');
    expect((await next)?.why).toBe('again');
    client.close();
    expect(puppets.map(({ ended }) => ended)).toEqual([true, true]);
  });
});
