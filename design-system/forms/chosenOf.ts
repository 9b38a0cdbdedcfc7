/**
 * The chosen one of some options as react-aria takes it: null where no option has the value, as an empty text has none.
 * With any other value react-aria waits for that option to be reached by Tab, and the group is skipped. Undefined stays:
 * then the field keeps its value itself.
 */
export const chosenOf = <V extends string | null | undefined>(
  value: V,
  options: readonly string[],
): V | null => (value === undefined || (value !== null && options.includes(value)) ? value : null)
