/** Thrown for an archive that is refused or can't be made, with one sentence for the user. */
export class ArchiveError extends Error {}
