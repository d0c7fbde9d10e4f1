/** Where files are kept is away, or not set: the same call may succeed later. */
export class FilesUnavailable extends Error {}
