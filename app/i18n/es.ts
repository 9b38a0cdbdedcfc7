import account from './es/account.json?messages'
import contact from './es/contact.json?messages'
import errors from './es/errors.json?messages'
import home from './es/home.json?messages'
import listing from './es/listing.json?messages'
import map from './es/map.json?messages'
import conversations from './es/messages.json?messages'
import saved from './es/saved.json?messages'
import search from './es/search.json?messages'
import shared from './es/shared.json?messages'
import shell from './es/shell.json?messages'
import vocabulary from './es/vocabulary.json?messages'

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
