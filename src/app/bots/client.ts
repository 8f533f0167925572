import type { Advice, Reasoned } from '../../bots/player.ts';
import type { Answer, Errand } from '../../bots/worker.ts';

/** What a bot is asked from the page: an errand, its number aside. */
export type Asked = Omit<Errand, 'id' | 'player'>;

/** Of a Worker, what is needed here. */
export interface Thread {
  postMessage(errand: Errand): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Waiting {
  isCurrent: () => boolean;
  resolve(answer: Answer | null): void;
  reject(error: Error): void;
}

const openThread = (): Thread => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }) as Thread;

/**
 * The page's way to its bots. One thing is thought about at a time: a new question, or `drop`, makes the one before
 * stale, and a stale question is answered with null, as is one whose state has moved on when the answer comes.
 */
export class BotClient {
  private thread: Thread | null = null;
  private waiting: Waiting | null = null;
  private last = 0;

  /** @param open starts the thread; at the first question, and anew after it broke down */
  constructor(private readonly open: () => Thread = openThread) {}

  /**
   * A player's decision with its reason.
   * @param isCurrent whether the state is still the one that the question was asked in
   * @returns null where the answer came too late
   * @throws Error where the player failed
   */
  async choose(player: string, asked: Asked, isCurrent: () => boolean): Promise<Reasoned | null> {
    const found = await this.send({ ...asked, player, id: ++this.last }, isCurrent);
    return found?.kind === 'choice' ? found.choice : null;
  }

  /** The two best ideas for the seat; otherwise as `choose`. */
  async hint(asked: Asked, isCurrent: () => boolean): Promise<Advice[] | null> {
    const found = await this.send({ ...asked, player: null, id: ++this.last }, isCurrent);
    return found?.kind === 'hint' ? found.ideas : null;
  }

  /** Makes the question that is being thought about stale, as after an undo. */
  drop(): void {
    this.waiting?.resolve(null);
    this.waiting = null;
  }

  /** Ends the thread; a question still open is answered with null. */
  close(): void {
    this.drop();
    this.thread?.terminate();
    this.thread = null;
  }

  private send(errand: Errand, isCurrent: () => boolean): Promise<Answer | null> {
    this.drop();
    this.thread ??= this.start();
    const answered = new Promise<Answer | null>((resolve, reject) => {
      this.waiting = { isCurrent, resolve, reject };
    });
    this.thread.postMessage(errand);
    return answered;
  }

  private start(): Thread {
    const thread = this.open();
    thread.onmessage = ({ data }) => this.receive(data);
    thread.onerror = ({ message }) => this.fail(message);
    return thread;
  }

  private receive(found: Answer): void {
    const { waiting } = this;
    if (waiting === null || found.id !== this.last) return;
    this.waiting = null;
    if (!waiting.isCurrent()) waiting.resolve(null);
    else if (found.kind === 'failure') waiting.reject(new Error(found.message));
    else waiting.resolve(found);
  }

  private fail(message: string): void {
    this.thread?.terminate();
    this.thread = null;
    this.waiting?.reject(new Error(message || 'the thread of the bots broke down'));
    this.waiting = null;
  }
}
