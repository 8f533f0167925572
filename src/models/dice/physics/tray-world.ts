import type * as Rapier from '@dimforge/rapier3d-compat';
import type { DieKind } from '../request.ts';
import { COIN_RADIUS, SOLIDS } from '../solids.ts';
import { TRAY } from '../tray.ts';

/** The physics library, as imported by whoever runs it: the page through @react-three/rapier, the terminal itself. */
export type Engine = Pick<
  typeof Rapier,
  'World' | 'RigidBodyDesc' | 'ColliderDesc' | 'HalfSpace' | 'CoefficientCombineRule'
>;
export type Body = Rapier.RigidBody;
export type TrayWorld = Rapier.World;

/**
 * How slippery and how lively a surface is. Two surfaces that meet multiply their friction and average their
 * restitution: with 1 for the felt and 0 for the walls a die slides on the felt by its own friction, along a wall
 * freely, and on another die by the square of it, so that it hardly ever stays leaning there.
 */
export interface Surface {
  friction: number;
  restitution: number;
}

/** All figures of the tray's world. Lengths are centimetres, times seconds. */
export interface TrayPlan {
  /** Engine and version of this plan; stands in every record. */
  name: string;
  gravity: number;
  /** Length of a step. */
  step: number;
  floor: Surface;
  wall: Surface;
  /** Sides that have a wall; a tray with a side missing is for tests. */
  walls: readonly ('left' | 'right' | 'far' | 'near')[];
  die: Readonly<Record<DieKind, Surface>>;
  /** Grams per cubic centimetre. */
  density: number;
  linearDamping: number;
  /** Air and felt against spinning, by kind. */
  angularDamping: Readonly<Record<DieKind, number>>;
  /** Below this speed (cm/s) and spin (radians/s) ... */
  restSpeed: number;
  restSpin: number;
  /** ... for this many steps every die counts as at rest. */
  restSteps: number;
  /** A die still moving after so long is thrown again. */
  limit: number;
}

export const TRAY_PLAN: TrayPlan = {
  name: 'rapier 0.19.2, tray 1',
  gravity: 981,
  step: 1 / 120,
  floor: { friction: 1, restitution: 0.5 },
  wall: { friction: 0, restitution: 0.6 },
  walls: ['left', 'right', 'far', 'near'],
  die: {
    d10: { friction: 0.2, restitution: 0.5 },
    d6: { friction: 0.2, restitution: 0.5 },
    coin: { friction: 0.08, restitution: 0.35 },
  },
  density: 1.2,
  linearDamping: 0.2,
  angularDamping: { d10: 0.3, d6: 0.3, coin: 1.6 },
  restSpeed: 1.5,
  restSpin: 0.3,
  restSteps: 10,
  limit: 5,
};

const NORMALS = { left: [1, 0], right: [-1, 0], far: [0, 1], near: [0, -1] } as const;

/**
 * The tray without dice. Floor and walls are half-spaces: they have no seams to wedge in, and whatever sinks into them
 * is pushed out again. Everything is made in a fixed order, so equal throws give equal bits.
 * @returns a world which the caller has to free
 */
export function buildTray(engine: Engine, plan: TrayPlan): TrayWorld {
  const world = new engine.World({ x: 0, y: -plan.gravity, z: 0 });
  world.timestep = plan.step;
  world.lengthUnit = 2;
  const body = world.createRigidBody(engine.RigidBodyDesc.fixed());
  const plane = (x: number, y: number, z: number, surface: Surface, distance: { x: number; z: number }) => {
    const description = new engine.ColliderDesc(new engine.HalfSpace({ x, y, z }))
      .setTranslation(distance.x, 0, distance.z)
      .setFriction(surface.friction)
      .setFrictionCombineRule(engine.CoefficientCombineRule.Multiply)
      .setRestitution(surface.restitution);
    world.createCollider(description, body);
  };
  plane(0, 1, 0, plan.floor, { x: 0, z: 0 });
  for (const side of plan.walls) {
    const [x, z] = NORMALS[side];
    plane(x, 0, z, plan.wall, { x: -x * TRAY.halfX, z: -z * TRAY.halfZ });
  }
  return world;
}

function shapeOf(engine: Engine, kind: DieKind): Rapier.ColliderDesc {
  const { flat, corners, rounding } = SOLIDS[kind];
  if (kind === 'coin') return engine.ColliderDesc.roundCylinder(flat - rounding, COIN_RADIUS - rounding, rounding);
  if (kind === 'd6') {
    const half = flat - rounding;
    return engine.ColliderDesc.roundCuboid(half, half, half, rounding);
  }
  // The hull is drawn in so far that with its rounding the faces lie where the solid has them.
  const points = Float32Array.from(corners.flatMap((corner) => corner.map((v) => (v * (flat - rounding)) / flat)));
  const shape = engine.ColliderDesc.roundConvexHull(points, rounding);
  if (!shape) throw new Error(`${kind}: no hull`);
  return shape;
}

/** Puts a die into the world; where it is and how it moves is set by the launch. */
export function addDie(engine: Engine, world: TrayWorld, plan: TrayPlan, kind: DieKind): Body {
  const description = engine.RigidBodyDesc.dynamic()
    .setLinearDamping(plan.linearDamping)
    .setAngularDamping(plan.angularDamping[kind])
    .setCanSleep(false);
  const body = world.createRigidBody(description);
  const shape = shapeOf(engine, kind)
    .setFriction(plan.die[kind].friction)
    .setFrictionCombineRule(engine.CoefficientCombineRule.Multiply)
    .setRestitution(plan.die[kind].restitution)
    .setDensity(plan.density);
  world.createCollider(shape, body);
  return body;
}
