import { checkAnswers } from '#cli/checks/routes/answers.ts'
import { askPortal } from '#cli/checks/routes/ask.ts'
import { checkRoutes, type RouteSpec, routesNotServed } from '#cli/checks/routes/check.ts'
import { gatherRoutes } from '#cli/checks/routes/facts.ts'
import type { CheckContext, Findings } from '#cli/checks/findings.ts'
import { pageTypes } from '#cli/spec/pageTypes.ts'
import { contractPrefixes, demoPages, routes } from '#cli/spec/routes.ts'
import { homepageCities, provinceSuffix, slugs } from '#cli/spec/slugs.ts'
import { trackingSections } from '#cli/spec/trackingSections.ts'

/** Section 2 as the check reads it. */
export const routeSpec: RouteSpec = {
  routes,
  pageTypes,
  trackingSections,
  slugs,
  homepageCities,
  contractPrefixes,
  provinceSuffix,
  demoPages,
}

/** Holds the route table against section 2 and, given an address, what a running portal answers as well. */
export async function routesCheck({ url }: CheckContext): Promise<Findings> {
  const facts = gatherRoutes()
  const answers = url === undefined ? [] : await askPortal(url, facts.routes)
  const lists = [routes, pageTypes, trackingSections, slugs, homepageCities, contractPrefixes]
  return {
    check: 'routes',
    problems: [...checkRoutes(facts, routeSpec), ...checkAnswers(answers, demoPages)],
    notes: routesNotServed(facts, routeSpec),
    // The lists, then the province's suffix and the demonstration prefix, then what was asked.
    checked: lists.reduce((sum, { length }) => sum + length, 2) + answers.length,
  }
}
