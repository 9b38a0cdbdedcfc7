/** What vanilla-extract's compiler wrote of a `recipe` in a style sheet. */
interface Recipe {
  readonly defaultClassName: string
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly defaultVariants: Chosen
  readonly compoundVariants: readonly (readonly [Chosen, string])[]
}

type Chosen = Readonly<Record<string, string | number | boolean | null | undefined>>

const none: Chosen = {}

/**
 * The class names of a recipe for the variants that are chosen. It stands for the package's own (`vite.config.ts`), which
 * copies its variants into new objects at each call: a list of results has a thousand calls, a seventh of its rendering.
 */
export function createRuntimeFn(recipe: Recipe): (options?: Chosen) => string {
  const { defaultClassName, defaultVariants, compoundVariants } = recipe
  const variants = Object.entries(recipe.variantClassNames)
  const chosenOf = (options: Chosen, name: string) => options[name] ?? defaultVariants[name]
  return (options = none) => {
    let names = defaultClassName
    for (const [name, classNames] of variants) {
      const added = classNames[String(chosenOf(options, name))]
      if (added) names += ` ${added}`
    }
    for (const [needed, added] of compoundVariants) {
      const isChosen = Object.keys(needed).every((name) => needed[name] === chosenOf(options, name))
      if (isChosen) names += ` ${added}`
    }
    return names
  }
}
