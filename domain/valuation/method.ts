/** The version of the method: any change to how estimates are made raises it. */
export const VALUATION_METHOD = 1
