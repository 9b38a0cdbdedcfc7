import { defaultFlags } from '#domain/flags.ts'
import type { PageRequest } from '../PageRequest.ts'

/** A visitor's request for the page at an address, whose data `fetchApi` gives. */
export const pageRequest = (url: string, fetchApi: PageRequest['fetchApi']): PageRequest => ({
  url,
  theme: null,
  nonce: 'n0nce',
  origin: 'https://estia.example',
  csrfToken: 'c5rf',
  flags: defaultFlags,
  tilesUrl: '/tiles/tiles.json',
  assets: { scripts: ['/a.js'], styles: ['/a.css'], preloads: [] },
  fetchApi,
})
