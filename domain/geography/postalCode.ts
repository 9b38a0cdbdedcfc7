/**
 * A Greek postal code, as it is written (`116 35`) or typed (`11635`). There is no data here on where one is.
 */
export const isPostalCode = (text: string): boolean => /^\s*(?:GR[-\s]?)?\d{3}\s?\d{2}\s*$/i.test(text)
