import account from './en/account.json?messages'
import contact from './en/contact.json?messages'
import errors from './en/errors.json?messages'
import home from './en/home.json?messages'
import listing from './en/listing.json?messages'
import map from './en/map.json?messages'
import conversations from './en/messages.json?messages'
import saved from './en/saved.json?messages'
import search from './en/search.json?messages'
import shared from './en/shared.json?messages'
import shell from './en/shell.json?messages'
import vocabulary from './en/vocabulary.json?messages'

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
