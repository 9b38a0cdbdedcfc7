/** The encoded shape of a schema, read from its syntax tree. */
import { SchemaAST } from 'effect'

type Tree = SchemaAST.AST

const membersOf = (tree: Tree): readonly Tree[] => (SchemaAST.isUnion(tree) ? tree.types : [tree])

const propertiesIn = (tree: Tree) =>
  membersOf(SchemaAST.toEncoded(tree)).flatMap((member) =>
    SchemaAST.isObjects(member) ? member.propertySignatures : [],
  )

/** Every path into an object, those through a member of a union too: `data`, `data.uuid`. */
export const pathsOf = (tree: Tree): readonly string[] =>
  propertiesIn(tree).flatMap(({ name, type }) => {
    const path = String(name)
    return [path, ...pathsOf(type).map((inner) => `${path}.${inner}`)]
  })

/** A property of an object. */
export const propertyOf = (tree: Tree, property: string): Tree | undefined =>
  propertiesIn(tree).find(({ name }) => name === property)?.type

/** The fields of an object: name, whether it may be left out, and its values where they are closed. */
export const fieldsOf = (tree: Tree) =>
  propertiesIn(tree).map(({ name, type }) => ({
    name: String(name),
    isOptional: SchemaAST.isOptional(type),
    values: literalsOf(type),
  }))

/** The values of a closed list; undefined where any other is allowed too. */
export function literalsOf(tree: Tree): readonly string[] | undefined {
  const members = membersOf(SchemaAST.toEncoded(tree))
  const values = members.flatMap((member) => (SchemaAST.isLiteral(member) ? [String(member.literal)] : []))
  return values.length > 0 && values.length === members.length ? values : undefined
}
