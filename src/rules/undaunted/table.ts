import type { Piece } from '../../models/table/piece.ts';
import { opponent } from '../../models/undaunted/box.ts';
import { sideName } from './names.ts';
import { layoutOf } from './scenarios.ts';
import { boardPieces } from './table-board.ts';
import { cardPieces } from './table-cards.ts';
import { place, planTable, type TablePlan } from './table-plan.ts';
import type { UndauntedView } from './view.ts';

function initiativePiece({ initiative }: UndauntedView, plan: TablePlan): Piece {
  return {
    id: 'initiative',
    form: 'initiative',
    front: `initiative/${initiative}`,
    back: `initiative/${opponent(initiative)}`,
    pose: place(initiative, plan.initiative, 0),
    zone: `${initiative}:initiative`,
    label: `Initiative marker, held by the ${sideName(initiative)} side`,
    detail: ['Goes first on a tie, and wins where all else is level'],
    pointable: false,
  };
}

/** The pieces and where they lie, as the viewer sees them. */
export function table(seen: UndauntedView): Piece[] {
  const layout = layoutOf(seen);
  const plan = planTable(layout);
  return [...cardPieces(seen, plan), ...boardPieces(seen, layout, plan), initiativePiece(seen, plan)];
}
