declare module '@iabtcf/stub' {
  /** Puts `__tcfapi` in place, which keeps calls until the manager is there. */
  const placeStub: () => void
  export default placeStub
}
