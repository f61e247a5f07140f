/**
 * The name of statements that are prepared in this process alone: those of the server belong to a session,
 * and poolers share sessions.
 */
export const unnamed = '';
