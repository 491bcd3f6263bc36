/** What a PostgreSQL integer holds. */
export const maxId = 2_147_483_647;
