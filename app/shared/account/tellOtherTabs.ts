/**
 * Notifies other tabs of this browser of the signed-in account, by `uuid`; undefined for nobody. Its code is
 * loaded once the page is hydrated.
 */
export const tellOtherTabs = (uuid: string | undefined): void =>
  void import('./accountsElsewhere.ts').then(
    (elsewhere) => elsewhere.tellOtherTabs(uuid),
    // Then the server notifies the other tab: it refuses a call for an account that is not signed in.
    () => undefined,
  )
