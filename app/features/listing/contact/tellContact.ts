import { type ContactKind, contactKinds } from '#domain/contact/contactKinds.ts'
import { constants } from '#domain/constants.ts'
import { emit } from '#app/shared/events/eventBus.ts'

/** Emits the event of a contact, with the specification's type code and weight (section 7). */
export function tellContact(kind: ContactKind, listingId: number): void {
  const { code, revenue } = contactKinds[kind]
  emit('contact', { kind, listing_id: listingId, type: code, revenue, qty: constants.contactQuantity })
}
