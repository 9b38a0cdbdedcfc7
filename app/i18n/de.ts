import account from './de/account.json?messages'
import contact from './de/contact.json?messages'
import errors from './de/errors.json?messages'
import home from './de/home.json?messages'
import listing from './de/listing.json?messages'
import map from './de/map.json?messages'
import conversations from './de/messages.json?messages'
import saved from './de/saved.json?messages'
import search from './de/search.json?messages'
import shared from './de/shared.json?messages'
import shell from './de/shell.json?messages'
import vocabulary from './de/vocabulary.json?messages'

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
