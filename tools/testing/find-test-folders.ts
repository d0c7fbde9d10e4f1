/** A room of the server, a feature of an app, or else a whole package. */
const folderOf =
  /^(apps\/server\/src\/(?:modules|operations)\/[^/]+|apps\/[^/]+\/src\/features\/[^/]+|(?:apps\/[^/]+|packages)\/[^/]+|tools)\//

export const findTestFolders = (paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => folderOf.exec(path)?.[1] ?? []))].map((folder) => `${folder}/`)
