/** Rules of the specification that nothing in the portal needs yet. A rule that is built is removed here. */
export const notBuilt: ReadonlySet<string> = new Set([
  // No form has a group of boxes of which one must be ticked.
  'checkbox group',
  // Lists of choices are narrowed by the reader of each field, which drops what it does not know.
  'select',
  // No search is reported to trackers: analytics are not built.
  'tracked search conversion',
])
