import { Layer } from 'effect'
import { ContactListings } from './ContactListings.ts'
import { ReplyFigures } from './ReplyFigures.ts'

/** What calls about contacts ask, over a database, accounts and what people are told by. */
export const ContactServices = Layer.mergeAll(ContactListings.layer, ReplyFigures.layer)
