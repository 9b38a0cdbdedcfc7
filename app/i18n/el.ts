import account from './el/account.json?messages'
import contact from './el/contact.json?messages'
import errors from './el/errors.json?messages'
import home from './el/home.json?messages'
import listing from './el/listing.json?messages'
import map from './el/map.json?messages'
import conversations from './el/messages.json?messages'
import saved from './el/saved.json?messages'
import search from './el/search.json?messages'
import shared from './el/shared.json?messages'
import shell from './el/shell.json?messages'
import vocabulary from './el/vocabulary.json?messages'

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
