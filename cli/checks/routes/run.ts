import { checkAnswers } from '#cli/checks/routes/answers.ts'
import { askPortal } from '#cli/checks/routes/ask.ts'
import { checkRoutes, type RouteSpec, routesNotAsked, routesNotServed } from '#cli/checks/routes/check.ts'
import { gatherRoutes, languagePaths, servedLanguages } from '#cli/checks/routes/facts.ts'
import { checkAnswerLanguages, checkLanguagePaths } from '#cli/checks/routes/languages.ts'
import type { CheckContext, Findings } from '#cli/checks/findings.ts'
import { languages } from '#cli/spec/classification.ts'
import { pageTypes } from '#cli/spec/pageTypes.ts'
import { contractPrefixes, demoPages, routes } from '#cli/spec/routes.ts'
import { homepageCities, provinceSuffix, slugs } from '#cli/spec/slugs.ts'
import { trackingSections } from '#cli/spec/trackingSections.ts'
import { terminal } from '#cli/terminal.ts'

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

/** The languages of addresses, the default first. */
export const languageSpec = { languages: languages.values, section: languages.section }

/** Holds the route table against section 2 and, given an address, what a running portal answers as well. */
export async function routesCheck({ url }: CheckContext): Promise<Findings> {
  const facts = gatherRoutes()
  const served = servedLanguages()
  const questions = { ...languagePaths, routes: facts.routes, languages: served, progress: terminal.progress }
  const { answers, unfilled } =
    url === undefined ? { answers: [], unfilled: [] } : await askPortal(url, questions)
  const lists = [
    routes,
    pageTypes,
    trackingSections,
    slugs,
    homepageCities,
    contractPrefixes,
    languages.values,
  ]
  return {
    check: 'routes',
    problems: [
      ...checkRoutes(facts, routeSpec),
      ...checkLanguagePaths(languagePaths, served, languageSpec),
      ...checkAnswers(answers, demoPages),
      ...checkAnswerLanguages(answers, served, languagePaths, languageSpec.section),
    ],
    notes: [...routesNotServed(facts, routeSpec), ...routesNotAsked(unfilled, facts, routeSpec)],
    // The lists, then the province's suffix and the demonstration prefix, then the requested addresses.
    checked: lists.reduce((sum, { length }) => sum + length, 2) + answers.length,
  }
}
