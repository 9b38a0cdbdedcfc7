let expected: string | undefined

/** Notes that the visitor has asked for a list by a form, or chose an earlier search: that one is worth keeping. */
export function expectSearch(href: string): void {
  expected = href
}

/** The list that was asked for, until it has come. Links that lead to lists by themselves are not among them. */
export const expectedSearch = (): string | undefined => expected

export function searchHasCome(): void {
  expected = undefined
}
