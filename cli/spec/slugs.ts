/** Path pieces that section 2 names without a full route. */
export const slugs = [
  { slug: 'valutazione-immobiliare', section: '2 URL prefixes' },
  { slug: 'mercato-immobiliare', section: '2 URL prefixes' },
  { slug: 'map-draw', section: '2 URL prefixes' },
  { slug: 'mortgage', section: '2 URL prefixes' },
  { slug: 'my-home', section: '2 URL prefixes' },
  { slug: 'vendi-casa', section: '2 URL prefixes' },
  { slug: 'agencies', section: '2 URL prefixes' },
  { slug: 'listings', section: '2 URL prefixes' },
  { slug: 'chi-siamo', section: '2 URL prefixes' },
] as const

/** What a province's path ends with. */
export const provinceSuffix = { slug: 'perifereia', section: '2 URL prefixes' } as const

/** Cities offered on the homepage; their slugs and municipality ids are "not shown". */
export const homepageCities = [
  { city: 'Rhodes', section: '2 URL prefixes' },
  { city: 'Larissa', section: '2 URL prefixes' },
  { city: 'Chalcis', section: '2 URL prefixes' },
  { city: 'Xanthi', section: '2 URL prefixes' },
] as const
