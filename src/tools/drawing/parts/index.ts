/** The parts of the house: what scenes and crops are put together from. */
export * from './datum';
export * from './earth';
export * from './fixtures/bathroom';
export * from './fixtures/furniture';
export * from './fixtures/heater';
export * from './fixtures/kitchen';
export * from './fixtures/laundry';
export * from './leak';
export * from './rooms';
export * from './runs';
export * from './structure';
export * from './yard';
