import boxJson from './box.json';
import constantsJson from './constants.json';
import modelTypesJson from './model-types.json';
import {
  boxSchema,
  type Constants,
  constantsSchema,
  MODEL_TYPES,
  type ModelType,
  type ModelTypeId,
  modelTypeSchema,
  type OrderType,
} from './schema.ts';

/** Lengths, limits and tolerances of the game. */
export const CONSTANTS: Constants = constantsSchema.parse(constantsJson);
/** Orders, terrain, hazards, locations, flips and the sizes of the components. */
export const BOX = boxSchema.parse(boxJson);

const types = modelTypeSchema.array().length(MODEL_TYPES.length).parse(modelTypesJson);
/** The types of model, by id. */
export const MODEL_TYPE: Readonly<Record<ModelTypeId, ModelType>> = Object.fromEntries(
  types.map((type) => [type.id, type]),
) as Record<ModelTypeId, ModelType>;

/** Name of an order, as printed on its card. */
export const orderName = (type: OrderType): string => BOX.orders.find((order) => order.id === type)?.name ?? type;

/** Points of an army: the plain sum (SK-SETUP-03). */
export const costOf = (army: readonly ModelTypeId[]): number =>
  army.reduce((sum, type) => sum + MODEL_TYPE[type].cost, 0);

/** Whether a model of this type may ever be given this order (SK-RUL-31). */
export const mayHold = (type: ModelTypeId, order: OrderType): boolean =>
  !MODEL_TYPE[type].forbiddenOrders.includes(order);
