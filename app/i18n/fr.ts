import account from './fr/account.json?messages'
import contact from './fr/contact.json?messages'
import errors from './fr/errors.json?messages'
import home from './fr/home.json?messages'
import listing from './fr/listing.json?messages'
import map from './fr/map.json?messages'
import conversations from './fr/messages.json?messages'
import saved from './fr/saved.json?messages'
import search from './fr/search.json?messages'
import shared from './fr/shared.json?messages'
import shell from './fr/shell.json?messages'
import vocabulary from './fr/vocabulary.json?messages'

export const messages = {
  ...vocabulary,
  ...shell,
  ...errors,
  ...home,
  ...shared,
  ...search,
  ...listing,
  ...map,
  ...account,
  ...contact,
  ...conversations,
  ...saved,
}
