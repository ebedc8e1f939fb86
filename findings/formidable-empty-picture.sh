#!/usr/bin/env bash
# formidable refuses a whole form because its optional picture was left empty.
# Guess:   A file input without a file, which a browser sends as a part with an empty name and no bytes, counts as no file; the
#          phone number beside it arrives.
# Happens: formidable's parse fails with 400 and hands over no field; koa-body, which is built on it, makes that a 500. multer
#          takes the same form.
# Seen with formidable 3.5.4, koa-body 8.0.1 with koa 3.3.0, multer 2.5.0 with express 5.3.0.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent formidable@3.5.4 koa-body@8.0.1 koa@3.3.0 multer@2.5.0 express@5.3.0 2>/dev/null
cat > check.mjs <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import formidable from 'formidable';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import multer from 'multer';

const plain = async (request, response) => {
  try {
    const [fields] = await formidable().parse(request);
    response.end(JSON.stringify(fields));
  } catch (error) {
    response.writeHead(error.httpCode ?? 500).end(error.message);
  }
};
const koa = new Koa();
koa.silent = true;
koa.use(koaBody({ multipart: true })).use((context) => (context.body = context.request.body));
const withMulter = express().post('/', multer().any(), (request, response) => response.json(request.body));

const send = async (handler) => {
  const form = new FormData();
  form.append('phone', '(972) 555-0100');
  form.append('picture', new File([], '', { type: 'application/octet-stream' }));
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/`, { method: 'POST', body: form });
  const text = await answer.text();
  server.close();
  return `${answer.status} ${text}`;
};
const answers = { formidable: await send(plain), 'koa-body': await send(koa.callback()), multer: await send(withMulter) };
console.log(answers);
process.exit(
  answers.formidable.startsWith('400') && answers['koa-body'].startsWith('500') && answers.multer.startsWith('200') ? 0 : 1,
);
JS
node check.mjs
