import account from './ru/account.json?messages'
import contact from './ru/contact.json?messages'
import errors from './ru/errors.json?messages'
import home from './ru/home.json?messages'
import listing from './ru/listing.json?messages'
import map from './ru/map.json?messages'
import conversations from './ru/messages.json?messages'
import saved from './ru/saved.json?messages'
import search from './ru/search.json?messages'
import shared from './ru/shared.json?messages'
import shell from './ru/shell.json?messages'
import vocabulary from './ru/vocabulary.json?messages'

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
