/**
 * The consent manager as scripts of companies ask it: `__tcfapi` (IAB's CMP API 2). It answers from what was chosen, and
 * says nothing before: without a choice no company may do anything.
 */
import { CmpApi } from '@iabtcf/cmpapi'
import type { Vendors } from '#domain/consent/vendors.ts'
import type { Language } from '#domain/locale.ts'
import { agreedTc, onConsent, readConsent } from '../consent.ts'
import { loadVendorList } from './loadVendorList.ts'
import { readChoice } from './tcString.ts'

let api: CmpApi | undefined
let isAsking = false

const tell = () => api?.update(agreedTc() ?? '', isAsking)

/** Begins to answer scripts. Returns whether the visitor has to be asked. */
export function startManager(vendors: Vendors, language: Language): boolean {
  const isChosen = readConsent((tc) => readChoice(tc, vendors) !== undefined)
  if (api === undefined) {
    api = new CmpApi(vendors.cmpId, vendors.cmpVersion, true, {
      // The library would ask another origin for a list.
      getVendorList: (answer) => {
        void loadVendorList(vendors, language).then(
          (list) => answer(list, true),
          () => answer(null, false),
        )
      },
    })
    onConsent(() => {
      isAsking = false
      tell()
    })
    if (isChosen) tell()
  }
  return !isChosen
}

/** Tells scripts that the visitor is being asked. Returns what tells them that nothing was chosen after all. */
export function tellAsking(): () => void {
  isAsking = true
  tell()
  return () => {
    if (!isAsking) return
    isAsking = false
    tell()
  }
}
