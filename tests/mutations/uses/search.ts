import { usesIn } from './Use.ts'

const agencies = 'server/features/agencies/agencies.test.ts'
const spread = 'domain/market/priceSpread.test.ts'

/** Addresses, maps, lists, orders, quartiles. */
export const search = [
  ...usesIn('domain/map/camera.ts', [
    [
      'a map zooms out to 6',
      'zoomLeast = map.minZoom',
      'zoomLeast = map.distance.minZoom',
      'constants/map-minimum-zoom',
    ],
    [
      'a map zooms in to 18',
      'zoomMost = map.draw.maxZoom',
      'zoomMost = map.draw.maxZoom + 1',
      'constants/draw-on-map-maximum-zoom',
    ],
    ['the country is seen from too far', 'zoom: map.zoom }', 'zoom: map.zoom - 1 }', 'constants/map-zoom'],
    [
      'the country is seen around Athens',
      '{ ...map.centre, zoom',
      '{ latitude: 37.98, longitude: 23.73, zoom',
      'constants/map-centre-latitude',
    ],
  ]),
  ...usesIn('server/features/search/map/cameraOf.ts', [
    [
      'regions and provinces changed round',
      'const { region, province, city }',
      'const { region: province, province: region, city }',
      'constants/city-guide-region-zoom',
    ],
    [
      'cities from closer',
      '  city,\n  cityZone: 14',
      '  city: 14,\n  cityZone: 14',
      'constants/city-guide-city-zoom',
    ],
    [
      'narrow screens stand too far back',
      'Math.max(zoom - stepBack(size), selectionZooms(place.level)[0])',
      'zoom - stepBack(size)',
      'constants/map-minimum-zoom',
    ],
  ]),
  ...usesIn('search-engine/map/viewport.ts', [
    ['a thousand labels', 'constants.search.labelsMax', '1000', 'constants/label-limit'],
    ['labels without an end', 'inView <= most ?', 'inView <= Number.MAX_VALUE ?', 'constants/label-limit'],
  ]),
  ...usesIn('server/features/search/listPages.ts', [
    [
      'twenty homes a page',
      '{ ...query, perPage }',
      '{ ...query, perPage: 20 }',
      'constants/results-per-page',
    ],
  ]),
  ...usesIn('server/features/search/map/mapView.ts', [
    [
      'fifty homes beside the map',
      '{ ...query, perPage }',
      '{ ...query, perPage: 50 }',
      'constants/results-per-page',
    ],
  ]),
  ...usesIn('domain/search/readQuery.ts', [
    [
      'a tenth of the results can be reached',
      'constants.search.resultsMax / constants.search.perPage',
      'constants.search.resultsMax / 250',
      'constants/results-limit',
    ],
    [
      'pages without an end',
      'readNumber(paging.page, lastPage, reading)',
      'readNumber(paging.page, Number.MAX_SAFE_INTEGER, reading)',
      'constants/results-limit',
    ],
  ]),
  ...usesIn('server/features/agencies/Agencies.ts', [
    [
      'ten agencies a page',
      'found.length, agencyExpertResults',
      'found.length, 10',
      'constants/agency-expert-results',
    ],
    [
      'fifty homes of an agency a page',
      'asked.length, perPage',
      'asked.length, 50',
      'constants/results-per-page',
    ],
    [
      'homes of an agency in any order',
      'listings.cards(newestFirst(asked)',
      'listings.cards([...asked]',
      agencies,
    ],
  ]),
  ...usesIn('server/features/agencies/findAgencies.ts', [
    [
      'agencies with the fewest homes first',
      'homes(other) - homes(one)',
      'homes(one) - homes(other)',
      agencies,
    ],
  ]),
  ...usesIn('domain/search/searchPath.ts', [
    ['rent has another word', "rent: 'enoikio'", "rent: 'enoikiasi'", 'routes/rent'],
    ['sale has another word', "sale: 'pwlhsh'", "sale: 'polisi'", 'routes/sale'],
    [
      'a regional unit ends otherwise',
      "const provinceSuffix = '-perifereia'",
      "const provinceSuffix = '-nomos'",
      'slugs/provinceSuffix',
    ],
  ]),
  ...usesIn('domain/search/orders.ts', [
    [
      'cheaper is dearer',
      "cheaper: { criterion: 'price', direction: 'asc' }",
      "cheaper: { criterion: 'price', direction: 'desc' }",
      'domain/search/readQuery.test.ts',
    ],
    [
      'the newest come first unasked',
      "newSorting ? 'mostRelevant'",
      "newSorting ? 'newer'",
      'domain/search/readQuery.test.ts',
    ],
  ]),
  ...usesIn('app/shell/showHead.ts', [
    [
      'demonstrations are indexed',
      "  if (isDemo(pathname)) return 'noindex,nofollow'\n",
      '',
      'routes/demoPages',
    ],
    [
      'demonstrations are followed',
      "return 'noindex,nofollow'",
      "return 'noindex,follow'",
      'routes/demoPages',
    ],
  ]),
  ...usesIn('app/features/legal/legal.routes.ts', [
    [
      'the terms stand at no address',
      'asked === routePath(name)',
      'asked === `${routePath(name)}text/`',
      'routes/Terms',
    ],
  ]),
  ...usesIn('domain/market/priceSpread.ts', [
    ['a quartile of thirty per cent', 'quantile(sorted, 0.25)', 'quantile(sorted, 0.3)', spread],
    ['five ads are enough for a median', 'LEAST_COMPARED = 10', 'LEAST_COMPARED = 5', spread],
    ['one price with a digit too many is drawn', '1.5 * (upperQuartile', '150 * (upperQuartile', spread],
    [
      'quartiles between two values are the lower one',
      'below + (above - below) * (at - Math.floor(at))',
      'below',
      spread,
    ],
  ]),
]
