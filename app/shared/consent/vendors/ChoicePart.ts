import type { VendorList } from '#domain/consent/vendorList.ts'
import type { VendorChoice } from './vendorChoice.ts'

/** What every part of the choice is given. */
export interface ChoicePartProps {
  list: VendorList
  choice: VendorChoice
  onChoice: (choice: VendorChoice) => void
}
