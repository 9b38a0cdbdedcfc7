/** Feature flags of section 1 with the value they have. */
export const flags = [
  { name: 'social login', on: true, section: '1 Feature flags (on)' },
  { name: 'bedroom search', on: true, section: '1 Feature flags (on)' },
  { name: 'visit requests (multiple days and time slots)', on: true, section: '1 Feature flags (on)' },
  { name: 'price proposal', on: true, section: '1 Feature flags (on)' },
  { name: 'realtime notifications', on: true, section: '1 Feature flags (on)' },
  { name: 'AI search', on: true, section: '1 Feature flags (on)' },
  { name: 'keyword search filter', on: true, section: '1 Feature flags (on)' },
  { name: 'app banner', on: true, section: '1 Feature flags (on)' },
  { name: 'new listing detail API', on: true, section: '1 Feature flags (on)' },
  { name: 'collections', on: true, section: '1 Feature flags (on)' },
  { name: 'auctions', on: false, section: '1 Feature flags (off)' },
  { name: 'international search', on: false, section: '1 Feature flags (off)' },
  { name: 'mortgage widgets', on: false, section: '1 Feature flags (off)' },
  { name: 'saving a listing without login', on: false, section: '1 Feature flags (off)' },
] as const

/** Flags that the specification spells out; it gives no value for them beyond the list above. */
export const namedFlags = [
  { name: 'SEGMENT_TRACKING', section: '1 Named flags' },
  { name: 'DATADOME', section: '1 Named flags' },
  { name: 'LISTING_SEARCH_NEW_SORTING', section: '1 Named flags' },
  { name: 'BEDROOM_SEARCH_ENABLED', section: '1 Named flags' },
  { name: 'KEYWORDS_SEARCH_FILTER', section: '1 Named flags' },
  { name: 'VIEW_FILTER', section: '1 Named flags' },
  { name: 'AVAILABLE_TO_STUDENTS_FILTER', section: '1 Named flags' },
  { name: 'PREVENT_BOT_TRACKING', section: '1 Named flags' },
] as const
