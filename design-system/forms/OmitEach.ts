/** Omits from each member of a union, so that the rule about labels survives. */
export type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
