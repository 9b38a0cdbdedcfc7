import type { VendorList } from '#domain/consent/vendorList.ts'
import type { Vendors } from '#domain/consent/vendors.ts'
import file from './list/vendor-list.json' with { type: 'json' }

const { 101: alpha, 102: beta } = file.vendors

/** Two companies of a made-up list, with its English texts. */
export const sampleList: VendorList = {
  ...(file as unknown as VendorList),
  language: 'en',
  vendors: { 101: alpha, 102: beta } as unknown as VendorList['vendors'],
}

export const sampleVendors: Vendors = {
  cmpId: 300,
  cmpVersion: 1,
  policyVersion: 5,
  ids: [101, 102],
  list: 'sample',
}
