import account from './it/account.json?messages'
import contact from './it/contact.json?messages'
import errors from './it/errors.json?messages'
import home from './it/home.json?messages'
import listing from './it/listing.json?messages'
import map from './it/map.json?messages'
import conversations from './it/messages.json?messages'
import saved from './it/saved.json?messages'
import search from './it/search.json?messages'
import shared from './it/shared.json?messages'
import shell from './it/shell.json?messages'
import vocabulary from './it/vocabulary.json?messages'

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
