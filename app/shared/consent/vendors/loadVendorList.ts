import type { VendorList } from '#domain/consent/vendorList.ts'
import { type Vendors, vendorListPath } from '#domain/consent/vendors.ts'
import type { Language } from '#domain/locale.ts'

let loading: Promise<VendorList> | undefined

/** The list of companies, from our own origin, loaded once; a failed load is tried again when it is next asked for. */
export function loadVendorList(vendors: Vendors, language: Language): Promise<VendorList> {
  loading ??= load(vendorListPath(vendors.list, language)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(path: string): Promise<VendorList> {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return (await reply.json()) as VendorList
}
