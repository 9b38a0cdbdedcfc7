import account from './pt/account.json?messages'
import contact from './pt/contact.json?messages'
import errors from './pt/errors.json?messages'
import home from './pt/home.json?messages'
import listing from './pt/listing.json?messages'
import map from './pt/map.json?messages'
import conversations from './pt/messages.json?messages'
import saved from './pt/saved.json?messages'
import search from './pt/search.json?messages'
import shared from './pt/shared.json?messages'
import shell from './pt/shell.json?messages'
import vocabulary from './pt/vocabulary.json?messages'

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
