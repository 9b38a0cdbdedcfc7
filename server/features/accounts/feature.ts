import { AccountServices } from './AccountServices.ts'
import { AccountsHandlers } from './http.ts'
import { SocialRoutes } from './social/http.ts'

export const feature = {
  handlers: AccountsHandlers,
  routes: SocialRoutes,
  services: AccountServices,
}
