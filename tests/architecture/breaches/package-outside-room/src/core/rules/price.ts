import { fastify } from 'fastify';

export const price = fastify;
