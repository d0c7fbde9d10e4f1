/** An expected failure of a start or a command. Its message is a Dutch sentence for the operator. */
export class OperatorError extends Error {}
