/** The page types of section 2, in its order. */
export const pageTypes = [
  { name: 'listing detail', section: '2 URL prefixes' },
  { name: 'search list', section: '2 URL prefixes' },
  { name: 'search map', section: '2 URL prefixes' },
  { name: 'saved-listings map', section: '2 URL prefixes' },
  { name: 'homepage', section: '2 URL prefixes' },
  { name: 'property market', section: '2 URL prefixes' },
  { name: 'agency card', section: '2 URL prefixes' },
  { name: 'group card', section: '2 URL prefixes' },
  { name: 'agent card', section: '2 URL prefixes' },
  { name: 'landing login', section: '2 URL prefixes' },
  { name: 'landing subscription', section: '2 URL prefixes' },
  { name: 'agency list', section: '2 URL prefixes' },
  { name: 'association card', section: '2 URL prefixes' },
  { name: 'saved listings list', section: '2 URL prefixes' },
  { name: 'saved searches list', section: '2 URL prefixes' },
  { name: 'messaging', section: '2 URL prefixes' },
] as const
