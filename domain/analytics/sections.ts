import type { TrackingSection } from '../routes.ts'

/** Parts of pages whose links are told apart: a page that one follows from there says so. By their mark in the page. */
export const partSections = {
  footer: 'Home Footer',
  related: 'related listings',
} as const satisfies Readonly<Record<string, TrackingSection>>

export type TrackedPart = keyof typeof partSections

/** The attribute of a part in the page. */
export const partAttribute = 'data-part'

/** Sections of addresses whose route names none, by their slug. */
export const pathSections: Readonly<Record<string, TrackingSection>> = {
  'vendi-casa': 'sell property',
  'valutazione-immobiliare': 'evaluate property',
  'my-home': 'evaluation requests',
}

/** Of a search outside Greece. */
export const abroadSection: TrackingSection = 'abroad'
