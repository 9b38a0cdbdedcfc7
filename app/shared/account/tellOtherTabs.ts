/** Tells other tabs of this browser who is signed in now, by `uuid`; undefined for nobody. Its code is there once the page is taken over. */
export const tellOtherTabs = (uuid: string | undefined): void =>
  void import('./accountsElsewhere.ts').then(
    (elsewhere) => elsewhere.tellOtherTabs(uuid),
    // Another tab is then told by the server: it refuses a call for an account that is not signed in.
    () => undefined,
  )
