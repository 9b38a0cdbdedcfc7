import { routePath } from '#domain/routes.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** `/info/epikoinoniste-mazi-mas/` */
export const contactUsRoute = defineRoute({
  name: 'contactUs',
  match: (path: string) => (path === routePath('contactUs') ? {} : undefined),
  source: 'app/features/contactUs/ContactUsPage.tsx',
  load: async () => {
    const { ContactUsPage: View, head } = await import('./ContactUsPage.tsx')
    return { View, head }
  },
  areas: ['contactUs', 'forms'],
})
