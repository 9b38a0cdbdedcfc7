let expected: string | undefined

/** Records that the visitor submitted a form or chose an earlier search: that search is worth storing. */
export function expectSearch(href: string): void {
  expected = href
}

/** The requested list, until it is loaded. Followed links are not included. */
export const expectedSearch = (): string | undefined => expected

export function searchHasCome(): void {
  expected = undefined
}
