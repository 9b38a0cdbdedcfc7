import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { changePassword } from './calls/changePassword.ts'
import { confirmEmail } from './calls/confirmEmail.ts'
import { login } from './calls/login.ts'
import { checkInThirdPartyService } from './calls/marketing.ts'
import { confirmIdentity, data, endSession, remove } from './calls/ownership.ts'
import { change, profile } from './calls/profile.ts'
import { retrievePassword } from './calls/recovery.ts'
import { register } from './calls/register.ts'
import { registrationType, verifyEmail } from './calls/registrationType.ts'
import { fullInfo, info, logout } from './calls/userInfo.ts'
import { KnownDevices } from '#server/identity/KnownDevices.ts'
import { MarketingProfiles } from '#server/identity/marketing/MarketingProfiles.ts'
import { OneTimeTokens } from '#server/identity/OneTimeTokens.ts'
import { Passwords } from '#server/identity/Passwords.ts'
import { PersonalData } from '#server/identity/PersonalData.ts'
import { SignUps } from '#server/identity/SignUps.ts'
import { oneTap } from './social/oneTap.ts'
import { SocialAccounts } from './social/SocialAccounts.ts'
import { SocialFlows } from './social/SocialFlows.ts'
import { SocialProviders } from './social/SocialProviders.ts'

/** Services that the handlers use. */
const withServices = provideServices(
  ...accountServices,
  Accounts,
  OneTimeTokens,
  KnownDevices,
  SignUps,
  MarketingProfiles,
  Passwords,
  SocialAccounts,
  SocialFlows,
  SocialProviders,
  Outbox,
  PersonalData,
)

const AccountHandlers = HttpApiBuilder.group(
  ServedApi,
  'account',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* withServices
    return handlers.handleAll({
      login: served(login),
      register: served(register),
      retrievePassword: served(retrievePassword),
      registrationType: served(registrationType),
      verifyEmail: served(verifyEmail),
      info: served(info),
      fullInfo: served(fullInfo),
      logout: served(logout),
      confirmEmail: served(confirmEmail),
      changePassword: served(changePassword),
      oneTap: served(oneTap),
      checkInThirdPartyService: served(checkInThirdPartyService),
    })
  }),
)

const ProfileHandlers = HttpApiBuilder.group(
  ServedApi,
  'profile',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* withServices
    return handlers.handleAll({
      profile: served(profile),
      change: served(change),
      confirmIdentity: served(confirmIdentity),
      endSession: served(endSession),
      data: served(data),
      remove: served(remove),
    })
  }),
)

/** Answers sign-in, sign-up, and what belongs to an account. */
export const AccountsHandlers = Layer.mergeAll(AccountHandlers, ProfileHandlers)
