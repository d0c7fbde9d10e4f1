/** An archive that is refused, or can't be made: one sentence for whoever asked. Nothing was written. */
export class ArchiveError extends Error {}
