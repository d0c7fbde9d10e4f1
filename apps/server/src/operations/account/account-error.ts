/** What a command about accounts cannot do: one sentence for whoever gave it. */
export class AccountError extends Error {}
