import type { Guard } from './Guard.ts'
import { ofAgencies } from './ofAgencies.ts'
import { ofCompanies } from './ofCompanies.ts'

const foreign = 'tests/security/foreignRequests.test.ts'
const binding = 'tests/security/accountBinding.test.ts'
const access = 'tests/security/access.test.ts'
const groupAccess = 'server/features/saved/groups/access.test.ts'
const headers = 'tests/security/headers/grade.test.ts'
const contactAccess = 'server/features/contact/access.test.ts'
const accountAccess = 'server/features/accounts/access.test.ts'
const limits = 'server/identity/limits/limits.test.ts'
const signingIn = 'server/features/accounts/signingIn.test.ts'
const reset = 'server/features/accounts/passwordReset.test.ts'
const sessions = 'server/identity/Sessions.test.ts'
const marketing = 'server/identity/marketing/marketing.test.ts'
const sentences = 'server/features/search/sentence/sentenceApi.test.ts'
const models = 'server/features/search/sentence/SentenceModel.test.ts'
const fromModel = 'domain/sentence/model/addFromModel.test.ts'
const alerts = 'server/features/alerts/alerts.test.ts'
const demand = 'server/features/alerts/demand.test.ts'
const suspension = 'server/features/accounts/suspension.test.ts'

/** Who may do what. */
const ownership: readonly Guard[] = [
  {
    name: 'agencies are asked about the kept home of another account',
    file: 'server/features/valuation/homes/calls.ts',
    find: 'WHERE id = ${id} AND account_id = ${accountId}`,\n  )\n  return row',
    replace: 'WHERE id = ${id}`,\n  )\n  return row',
    tests: ['tests/api/myHomes.test.ts'],
  },
  {
    name: 'an owner asks more than three agencies',
    file: 'server/features/valuation/homes/ask.ts',
    find: 'if (all.size > homeLimits.agencies)',
    replace: 'if (all.size > 99)',
    tests: ['tests/api/myHomes.test.ts'],
  },
  {
    name: 'everybody reads a private document of an ad',
    file: 'server/features/listings/documents/giveDocument.ts',
    find: 'if (!row.isShown) return yield* notYours',
    replace: '',
    tests: ['server/features/listings/documents/documents.test.ts'],
  },
  {
    name: 'a document is read while visitors do not see its ad',
    file: 'server/features/listings/documents/giveDocument.ts',
    find: '.pipe(Effect.catch(() => notYours))',
    replace: '.pipe(Effect.ignore)',
    tests: ['server/features/listings/documents/documents.test.ts'],
  },
  {
    name: 'the drawing of a plan is read while visitors do not see its ad',
    file: 'server/features/listings/floorPlan/giveScheme.ts',
    find: 'yield* refuseHidden(row, (yield* Configuration).flags)',
    replace: 'yield* Configuration',
    tests: ['server/features/listings/floorPlan/floorPlan.test.ts'],
  },
  {
    name: 'everybody writes the floor plan of an ad',
    file: 'server/features/listings/floorPlan/writePlan.ts',
    find: "yield* ownListing(accountId, id, 'locked')",
    replace: 'yield* Effect.succeed(accountId)',
    tests: ['server/features/listings/write/access.test.ts'],
  },
  {
    name: 'programs packed in a document are not looked for',
    file: 'server/content/media/documents/readPdf.ts',
    find: 'return problemIn(text) ?? problemPacked(bytes, text)',
    replace: 'return problemIn(text)',
    tests: ['server/content/media/documents/readPdf.test.ts'],
  },
  {
    name: 'everybody moderates and operates',
    file: 'server/identity/staff.ts',
    find: 'email === undefined || !named.some((one) => emailKey(one) === email)',
    replace: 'email === undefined || named.length > 99',
    tests: ['server/features/moderation/moderation.test.ts', 'server/features/flags/switches.test.ts'],
  },
  {
    name: 'a payment is believed without its signature',
    file: 'server/features/listings/visibility/webhook.ts',
    find: 'if (!isSigned(',
    replace: 'if (text.value === "" && !isSigned(',
    tests: ['server/features/listings/visibility/visibility.test.ts'],
  },
  {
    name: 'a chunk goes into the replay of another account',
    file: 'server/features/replay/Replays.ts',
    find: 'WHERE id = ${replay} AND account_id = ${accountId} AND chunks = ${number}',
    replace: 'WHERE id = ${replay} AND chunks = ${number}',
    tests: ['server/features/replay/replay.test.ts'],
  },
  {
    name: 'a page acts for an account that it does not show',
    file: 'server/identity/guardRequests.ts',
    find: '        yield* forShownAccount\n        const unread',
    replace: '        const unread',
    tests: [binding],
  },
  {
    name: 'a page sends a picture for an account that it does not show',
    file: 'server/features/contact/pictures/takePicture.ts',
    find: '  yield* refuseAnothers\n',
    replace: '',
    tests: [binding],
  },
  {
    name: 'a page of an account whose session ended writes as a stranger',
    file: 'server/features/contact/seeker.ts',
    find: '(yield* showsAccount) ? yield* requireSession : yield* currentSession',
    replace: 'yield* currentSession',
    tests: [binding],
  },
  {
    name: 'a conversation is read by everybody who is signed in',
    file: 'server/features/contact/thread.ts',
    find: 'AND (conversations.seeker_email_key = accounts.email_key',
    replace: 'AND (true',
    tests: [contactAccess],
  },
  {
    name: 'a saved search of another account is found',
    file: 'server/features/alerts/SavedSearches.ts',
    find: 'WHERE account_id = $1 AND ($2::int4 IS NULL OR id = $2)',
    replace: 'WHERE $1::uuid IS NOT NULL AND ($2::int4 IS NULL OR id = $2)',
    tests: [alerts],
  },
  {
    name: 'a saved search of another account is removed',
    file: 'server/features/alerts/SavedSearches.ts',
    find: 'DELETE FROM saved_searches WHERE id = ${id} AND account_id = ${accountId} RETURNING id',
    replace: 'DELETE FROM saved_searches WHERE id = ${id} AND ${accountId}::uuid IS NOT NULL RETURNING id',
    tests: [alerts],
  },
  {
    name: 'single searches are seen in the demand mirror',
    file: 'server/features/alerts/demand.ts',
    find: 'const FEWEST = 5',
    replace: 'const FEWEST = 1',
    tests: [demand],
  },
  {
    name: 'a picture is seen by the other before it is sent',
    file: 'server/features/contact/pictures/givePicture.ts',
    find: 'if (!picture.isSent && picture.side !== side) return yield* notYours',
    replace: '',
    tests: [contactAccess],
  },
  {
    name: 'a session of another user is ended by its name',
    file: 'server/identity/Sessions.ts',
    find: 'DELETE FROM sessions WHERE account_id = ${accountId} AND public_id::text = ${id}',
    replace: 'DELETE FROM sessions WHERE ${accountId}::text IS NOT NULL AND public_id::text = ${id}',
    tests: [accountAccess],
  },
  {
    name: 'a session outlives the suspension of its account',
    file: 'server/identity/Sessions.ts',
    find: 'AND suspended_at IS NOT NULL)',
    replace: 'AND false)',
    tests: [access],
  },
  {
    name: 'who is suspended signs in again',
    file: 'server/features/accounts/calls/login.ts',
    find: '  if (account.suspendedAt !== null) return yield* refuseSuspended(account)\n',
    replace: '',
    tests: [suspension],
  },
  {
    name: 'who is suspended signs in with a provider',
    file: 'server/features/accounts/social/finishSignIn.ts',
    find: "  if (account.suspendedAt !== null) return yield* refuse('suspended')\n",
    replace: '',
    tests: ['server/features/accounts/social/social.test.ts'],
  },
  {
    name: 'saved homes are everybody’s',
    file: 'server/features/saved/savedIds.ts',
    find: 'WHERE account_id = ${accountId}',
    replace: 'WHERE ${accountId}::text IS NOT NULL',
    tests: [access],
  },
  {
    name: 'a form without script needs no token',
    file: 'server/http/forms/actForm.ts',
    find: "&& holdsToken(request, form.get('token') ?? '', origin)",
    replace: '',
    tests: ['server/features/saved/forms/postForm.test.ts'],
  },
  {
    name: 'private notes are read by the whole group',
    file: 'server/features/saved/groups/readGroups.ts',
    find: '(is_shared OR author_id = ${accountId})',
    replace: '(is_shared OR author_id IS NOT NULL)',
    tests: [groupAccess],
  },
  {
    name: 'an ended member still reads the group',
    file: 'server/features/saved/groups/access.ts',
    find: ' AND account_id = $1 AND ended_at IS NULL',
    replace: ' AND account_id = $1',
    tests: [groupAccess],
  },
  {
    name: 'a viewer of a group does what an editor may',
    file: 'server/features/saved/groups/access.ts',
    find: 'if (!mayIn(group.role, right)) return',
    replace: 'if (!mayIn("owner", right)) return',
    tests: [groupAccess],
  },
  {
    name: 'a link to read shows notes that it was made without',
    file: 'server/features/saved/groups/readGroups.ts',
    find: 'link.showsNotes\n',
    replace: 'true\n',
    tests: [groupAccess],
  },
  {
    name: 'a stranger who signed up first has the account that its owner confirms',
    file: 'server/features/accounts/calls/confirmEmail.ts',
    find: 'const isSameBrowser = hashOfToken(preSession).equals(signUp.browserHash)',
    replace: 'const isSameBrowser = hashOfToken(preSession).length === signUp.browserHash.length',
    tests: ['server/identity/signUps.test.ts'],
  },
  {
    name: 'a session changes the password without the present one',
    file: 'server/features/accounts/calls/changePassword.ts',
    find: '...(yield* presentPasswordProblems(account, payload)), ',
    replace: '',
    tests: [reset],
  },
  {
    name: 'a field in another shape is taken for no',
    file: 'server/identity/guardRequests.ts',
    find: 'if (unread.length > 0) return yield* notUnderstood(unread)',
    replace: '',
    tests: ['server/features/accounts/formShapes.test.ts'],
  },
  {
    name: 'an account is removed without the password of a moment ago',
    file: 'server/features/accounts/calls/ownership.ts',
    find: 'if (!session.isProved)',
    replace: 'if (session.isProved === undefined)',
    tests: ['server/features/accounts/profile.test.ts'],
  },
  {
    name: 'a secret listing is shown',
    file: 'server/content/listings/refuseHidden.ts',
    find: 'default:\n      return notFound',
    replace: 'default:\n      return Effect.void',
    tests: ['server/http/api/Api.test.ts'],
  },
  {
    name: 'mails are read on a portal that is open to others',
    file: 'server/content/mail/MailSending.ts',
    find: 'trustedProxies === 0 && isLoopback(new URL(origin).hostname)',
    replace: 'trustedProxies === 0 && (isLoopback(new URL(origin).hostname) || true)',
    tests: ['server/content/mail/mailbox.test.ts'],
  },
]

/** Requests of other sites. */
const elsewhere: readonly Guard[] = [
  {
    name: 'no token is asked for',
    file: 'server/identity/guardRequests.ts',
    find: 'if (!belongs(request, body.text)) return yield* foreign',
    replace: '',
    tests: [foreign],
  },
  {
    name: 'what another site sends is taken',
    file: 'server/http/api/ownPages.ts',
    find: "return site !== 'same-origin'",
    replace: 'return false',
    tests: [foreign],
  },
  {
    name: 'a sister domain is one of ours',
    file: 'server/http/api/ownPages.ts',
    find: "return site !== 'same-origin'",
    replace: "return site === 'cross-site'",
    tests: [foreign],
  },
  {
    name: 'a picture is taken from everywhere',
    file: 'server/features/contact/pictures/takePicture.ts',
    find: '  yield* refuseForeign\n',
    replace: '',
    tests: [foreign],
  },
  {
    name: 'the token of any browser will do',
    file: 'server/http/csrf.ts',
    find: 'return given.length === expected.length && timingSafeEqual(given, expected)',
    replace: 'return given.length === expected.length',
    tests: [foreign],
  },
  {
    name: 'a sign-in leads to any host',
    file: 'domain/account/ownPath.ts',
    find: '!/^\\/(?!\\/)/.test(text)) return undefined\n  const url = URL.parse(text, base)\n  if (url === null || url.origin !== base) return undefined',
    replace:
      "text === '') return undefined\n  const url = URL.parse(text, base)\n  if (url === null) return undefined",
    tests: ['domain/account/ownPath.test.ts'],
  },
  {
    name: 'an address with a tab in it is one of ours',
    file: 'server/http/pages/isReadable.ts',
    find: '|| unread.test(address)',
    replace: '',
    tests: ['tests/security/redirects.test.ts'],
  },
]

/** How often, how much, how long. */
const limited: readonly Guard[] = [
  {
    name: 'strangers lock the browser of the owner',
    file: 'server/features/accounts/calls/login.ts',
    find: 'if (isKnown && account !== undefined) {',
    replace: 'if (isKnown && account === undefined) {',
    tests: [limits, reset],
  },
  {
    name: 'a mailbox is filled by a user who types its address',
    file: 'server/content/mail/countUnsolicited.ts',
    find: 'if (retryAfter > 0) return',
    replace: 'if (retryAfter > LONGEST_SECONDS) return',
    tests: ['server/content/mail/countUnsolicited.test.ts'],
  },
  {
    name: 'passwords are tried from one address without an end',
    file: 'server/features/accounts/calls/login.ts',
    find: "  yield* withinLimit('signInByAddress', address)\n",
    replace: '',
    tests: [limits],
  },
  {
    name: 'passwords of one account are tried without an end',
    file: 'server/features/accounts/calls/login.ts',
    find: "withinLimit('signInByEmail', key)",
    replace: 'Effect.void',
    tests: [limits],
  },
  {
    name: 'a user who writes a header comes from where they like',
    file: 'server/http/clientAddress.ts',
    find: 'hops.at(-1 - proxies) ?? hops[0]',
    replace: 'hops[0]',
    tests: ['server/http/clientAddress.test.ts', limits],
  },
  {
    name: 'a session never ends by itself',
    file: 'server/identity/Sessions.ts',
    find: 'sql`expires_at > ${at} AND seen_at > ${before(at, IDLE_MS)}`',
    replace: 'sql`${before(at, IDLE_MS)}::timestamptz IS NOT NULL`',
    tests: [sessions],
  },
  {
    name: 'a mailed link is good twice',
    file: 'server/identity/OneTimeTokens.ts',
    find: 'AND used_at IS NULL AND expires_at > ${at}\n      RETURNING',
    replace: 'AND expires_at > ${at}\n      RETURNING',
    tests: [reset],
  },
  {
    name: 'bodies of any length are read',
    file: 'domain/api/listings/LargestBody.ts',
    find: 'ByteSize.kibibytes(16)',
    replace: 'ByteSize.mebibytes(16)',
    tests: ['tests/security/parser.test.ts', 'server/features/accounts/validation.test.ts'],
  },
  {
    name: 'anything that is called a picture reaches the decoder',
    file: 'server/features/contact/pictures/Pictures.ts',
    find: 'const reason = refusalByHead(bytes)',
    replace: 'const reason = refusalByHead(bytes) && undefined',
    tests: ['server/features/contact/pictures/Pictures.test.ts'],
  },
]

/** What is kept and sent, and in which form. */
const kept: readonly Guard[] = [
  {
    name: 'tokens are kept as they are',
    file: 'server/identity/secretToken.ts',
    find: "createHash('sha256').update(token).digest()",
    replace: "Buffer.from(token || createHash('sha256').digest())",
    tests: ['tests/security/logs.test.ts'],
  },
  {
    name: 'the session of before goes on beside the new one',
    file: 'server/identity/Sessions.ts',
    find: 'previous === undefined ? Effect.void : end(previous)',
    replace: 'Effect.void',
    tests: [sessions],
  },
  {
    name: 'what was planted before a sign-in is worth something after it',
    file: 'server/features/accounts/calls/signIn.ts',
    find: '  yield* replyWithCookies(sessionCookies(opened, isSecure))\n  yield* renewPreSession',
    replace: '  yield* replyWithCookies(sessionCookies(opened, isSecure))',
    tests: [signingIn],
  },
  {
    name: 'scripts read the session',
    file: 'server/http/cookies.ts',
    find: "...(isReadable ? [] : ['HttpOnly']),",
    replace: '...(isReadable ? [] : []),',
    tests: [headers, signingIn],
  },
  {
    name: 'cookies travel over http',
    file: 'server/http/cookies.ts',
    find: "...(isSecure ? ['Secure'] : []),",
    replace: '...(isSecure ? [] : []),',
    tests: [headers, signingIn],
  },
  {
    name: 'cookies travel with the posts of other sites',
    file: 'server/http/cookies.ts',
    find: "'SameSite=Lax',",
    replace: "'SameSite=None',",
    tests: [headers, signingIn],
  },
  {
    name: 'a sister domain plants cookies',
    file: 'server/http/cookies.ts',
    find: 'isSecure ? `__Host-${name}` : name',
    replace: 'isSecure ? `${name}` : name',
    tests: [signingIn],
  },
  {
    name: 'a page is told of another account than the one that it shows',
    file: 'domain/api/SignedIn.ts',
    find: "endpoint.middlewares.has(SignedIn) ? 'account' : ",
    replace: '',
    tests: [binding, 'domain/api/signedIn.test.ts'],
  },
  {
    name: 'what tells of one person is kept on the way',
    file: 'server/identity/guardRequests.ts',
    find: "yield* replyWithHeader('cache-control', 'no-store')",
    replace: 'yield* Effect.void',
    tests: [accountAccess],
  },
  {
    name: 'an unknown address is answered sooner than a wrong password',
    file: 'server/features/accounts/calls/login.ts',
    find: 'const isRight = yield* refuseWhenBusy(passwords.verify(values.password, kept, lane))',
    replace:
      'const isRight = account !== undefined && (yield* refuseWhenBusy(passwords.verify(values.password, kept, lane)))',
    tests: ['server/features/accounts/enumeration.nightly.test.ts'],
  },
]

/** What is made of texts. */
const escaped: readonly Guard[] = [
  {
    name: 'markup in a mail is markup',
    file: 'server/http/escapeHtml.ts',
    find: 'entities[character] ?? character',
    replace: 'entities[character] === undefined ? character : character',
    tests: ['server/content/mail/renderMail.test.ts'],
  },
  {
    name: 'a page of one reader is kept in memory',
    file: 'app/rendering/pageMarkup.tsx',
    find: '!isPersonal && !isSignedIn && oneTap === undefined && head.canonical !== null',
    replace: 'oneTap === undefined',
    tests: ['app/rendering/KeptMarkup.test.ts'],
  },
  {
    name: 'a page that is kept in memory shows what has changed',
    file: 'app/rendering/KeptMarkup.ts',
    find: '...from]',
    replace: '...from.slice(0, 2)]',
    tests: ['app/rendering/KeptMarkup.test.ts'],
  },
  {
    name: 'a card that is kept in memory shows what has changed',
    file: 'app/rendering/KeptParts.tsx',
    find: 'String(number), JSON.stringify(facts)]',
    replace: 'String(number)]',
    tests: ['app/rendering/KeptParts.test.ts'],
  },
  {
    name: 'a text ends the script that carries it',
    file: 'app/shell/json.ts',
    find: '/[<>&\\u2028\\u2029]/g',
    replace: '/[\\u2028\\u2029]/g',
    tests: ['app/rendering/renderPage.test.ts'],
  },
  {
    name: 'a database is given what it does not take',
    file: 'domain/forms/cleanText.ts',
    find: '\\uFFF9-\\uFFFB]|[^\\P{Cc}\\n\\t]',
    replace: '\\uFFF9-\\uFFFB]',
    tests: ['server/features/reports/reports.test.ts'],
  },
  {
    name: 'any inline script runs',
    file: 'server/http/securityHeaders.ts',
    find: 'scriptSrc: ["\'self\'", nonceSource, ',
    replace: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'", ',
    tests: [headers],
  },
  {
    name: 'every site may show ours in a frame',
    file: 'server/http/securityHeaders.ts',
    find: 'frameAncestors: ["\'none\'"],',
    replace: '',
    tests: [headers],
  },
]

/** Whom a marketing service learns of. */
const agreed: readonly Guard[] = [
  {
    name: 'marketing is told of who agreed to nothing',
    file: 'server/identity/marketing/MarketingSending.ts',
    find: 'account === undefined || !(account.communications || account.newsletter)',
    replace: 'account === undefined',
    tests: [marketing],
  },
  {
    name: 'marketing remembers whose account is gone',
    file: 'server/identity/Accounts.ts',
    find: 'yield* erase\n    yield* marketing.note(id)',
    replace: 'yield* erase',
    tests: [marketing],
  },
  {
    name: 'what a user agreed to is asked for again, and lost',
    file: 'server/identity/Accounts.ts',
    find: 'row.consentsAt === null',
    replace: 'true',
    tests: [marketing],
  },
]

/** What a language model may do with a sentence. */
const advised: readonly Guard[] = [
  {
    name: 'a model overturns what the grammar read',
    file: 'domain/sentence/model/addFromModel.ts',
    find: '.filter(([name]) => !settled.has(name))',
    replace: '',
    tests: [fromModel, sentences],
  },
  {
    name: 'a model adds filters that no words ask for',
    file: 'domain/sentence/model/addFromModel.ts',
    find: '.filter(({ words }) => words.length > 0)',
    replace: '',
    tests: [fromModel],
  },
  {
    name: 'one visitor has a model asked without an end',
    file: 'server/features/search/sentence/SentenceModel.ts',
    find: ' || !(yield* mayAsk)',
    replace: '',
    tests: [models, sentences],
  },
  {
    name: 'an ad that hides its place is told to be of the home of one that shows it',
    file: 'domain/listing/sameHome.ts',
    find: 'kind !== undefined && areShownAlike(one, other) &&',
    replace: 'kind !== undefined &&',
    tests: ['domain/listing/sameHome.test.ts', 'server/content/listings/hiddenPlaces.nightly.test.ts'],
  },
  {
    name: 'an ad that hides its place has the one that shows it among similar homes',
    file: 'search-engine/similar.ts',
    find: 'if (!tellsPlaceOf(facts, factsOfLocated(other.located))) found.push(other.id)',
    replace: 'found.push(other.id)',
    tests: ['server/content/listings/hiddenPlaces.nightly.test.ts'],
  },
  {
    name: 'a page that asks the API is everybody',
    file: 'server/http/effectHandler.ts',
    find: 'Option.fromUndefinedOr(address)',
    replace: 'Option.none()',
    tests: ['server/http/effectHandler.test.ts'],
  },
]

/** What is for one machine, one process and one user. */
const own: readonly Guard[] = [
  {
    name: 'mails are read through a proxy',
    file: 'server/content/mail/mailbox.ts',
    find: ' || !isFromOwnMachine(request)',
    replace: '',
    tests: ['server/content/mail/mailbox.test.ts'],
  },
  {
    name: 'anybody is anybody through a tunnel',
    file: 'demo/identityProvider/startProvider.ts',
    find: 'isFromOwnMachine(request) ?',
    replace: "request.url !== '' ?",
    tests: ['demo/identityProvider/startProvider.test.ts'],
  },
  {
    name: 'two hosts of one request are taken for one',
    file: 'server/http/oneHost.ts',
    find: 'named === 1 &&',
    replace: 'named > 0 &&',
    tests: ['server/http/requests.test.ts'],
  },
  {
    name: 'a folder is taken though another process has locked it',
    file: 'server/database/DataFolderLock.ts',
    find: '=== undefined) return yield* yield* lockedBy(folder)\n    const local',
    replace: "=== undefined) yield* Effect.logDebug('taken')\n    const local",
    tests: ['server/database/DataFolderLock.test.ts'],
  },
  {
    name: 'files that are no database are taken for none',
    file: 'server/database/embeddedCluster.ts',
    find: "if (!entries.includes('PG_VERSION'))",
    replace: 'if (entries.length === 0)',
    tests: ['server/database/embeddedCluster.test.ts'],
  },
  {
    name: 'the data folder stays open to others',
    file: 'server/platform/keepPrivate.ts',
    find: 'chmodSync(path, found.mode & 0o7700)',
    replace: 'chmodSync(path, found.mode)',
    tests: ['server/platform/keepPrivate.test.ts'],
  },
]

/** Each is taken away by itself. */
export const guards: readonly Guard[] = [
  ...ownership,
  ...ofAgencies,
  ...ofCompanies,
  ...elsewhere,
  ...limited,
  ...kept,
  ...agreed,
  ...advised,
  ...escaped,
  ...own,
]
