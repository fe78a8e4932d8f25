import { expect, test } from 'vitest';
import type { ApiRequest } from '../request/request.ts';
import { requestSample } from './request-sample.ts';

const REQUEST: ApiRequest = {
  method: 'POST',
  url: 'https://api.test/users?limit=10',
  headers: [
    { name: 'Authorization', value: 'Bearer <token>' },
    { name: 'Content-Type', value: 'application/json' },
  ],
  cookies: [{ name: 'sid', value: 'x' }],
  body: { kind: 'json', media: 'application/json', value: { name: "it's", tags: ['a'], on: true } },
};

test('A sample of curl reads as one would write it', () => {
  expect(requestSample('curl', REQUEST)).toMatchInlineSnapshot(`
    "curl --request POST \\
      --url 'https://api.test/users?limit=10' \\
      --header 'Authorization: Bearer <token>' \\
      --header 'Content-Type: application/json' \\
      --cookie 'sid=x' \\
      --data '{
      "name": "it'\\''s",
      "tags": [
        "a"
      ],
      "on": true
    }'"
  `);
});

test('A sample of Python reads as one would write it', () => {
  expect(requestSample('python', REQUEST)).toMatchInlineSnapshot(`
    "import requests

    url = "https://api.test/users?limit=10"
    headers = {
        "Authorization": "Bearer <token>",
        "Content-Type": "application/json",
        "Cookie": "sid=x",
    }
    payload = {
        "name": "it's",
        "tags": [
            "a",
        ],
        "on": True,
    }

    response = requests.post(url, headers=headers, json=payload)

    print(response.text)"
  `);
});

test('A sample of JavaScript reads as one would write it', () => {
  expect(requestSample('javascript', REQUEST)).toMatchInlineSnapshot(`
    "const response = await fetch('https://api.test/users?limit=10', {
      method: 'POST',
      headers: {
        Authorization: 'Bearer <token>',
        'Content-Type': 'application/json',
      },
      credentials: 'include',
      body: JSON.stringify({
        name: 'it\\'s',
        tags: [
          'a',
        ],
        on: true,
      }),
    });

    console.log(await response.text());"
  `);
});

test('A sample of PHP reads as one would write it', () => {
  expect(requestSample('php', REQUEST)).toMatchInlineSnapshot(`
    "<?php

    $curl = curl_init();

    curl_setopt_array($curl, [
        CURLOPT_URL => 'https://api.test/users?limit=10',
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_CUSTOMREQUEST => 'POST',
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer <token>',
            'Content-Type: application/json',
            'Cookie: sid=x',
        ],
        CURLOPT_POSTFIELDS => '{
      "name": "it\\'s",
      "tags": [
        "a"
      ],
      "on": true
    }',
    ]);

    $response = curl_exec($curl);
    curl_close($curl);

    echo $response;"
  `);
});

test('A sample of Go reads as one would write it', () => {
  expect(requestSample('go', REQUEST)).toMatchInlineSnapshot(`
    "package main

    import (
    	"fmt"
    	"io"
    	"net/http"
    	"strings"
    )

    func main() {
    	body := strings.NewReader(\`{
      "name": "it's",
      "tags": [
        "a"
      ],
      "on": true
    }\`)

    	request, err := http.NewRequest("POST", "https://api.test/users?limit=10", body)
    	if err != nil {
    		panic(err)
    	}
    	request.Header.Set("Authorization", "Bearer <token>")
    	request.Header.Set("Content-Type", "application/json")
    	request.Header.Set("Cookie", "sid=x")

    	response, err := http.DefaultClient.Do(request)
    	if err != nil {
    		panic(err)
    	}
    	defer response.Body.Close()

    	text, err := io.ReadAll(response.Body)
    	if err != nil {
    		panic(err)
    	}
    	fmt.Println(string(text))
    }"
  `);
});

test('A sample of Java reads as one would write it', () => {
  expect(requestSample('java', REQUEST)).toMatchInlineSnapshot(`
    "import java.net.URI;
    import java.net.http.HttpClient;
    import java.net.http.HttpRequest;
    import java.net.http.HttpResponse;

    public class Main {
        public static void main(String[] args) throws Exception {
            HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.test/users?limit=10"))
                .header("Authorization", "Bearer <token>")
                .header("Content-Type", "application/json")
                .header("Cookie", "sid=x")
                .method("POST", HttpRequest.BodyPublishers.ofString("""
                    {
                      "name": "it's",
                      "tags": [
                        "a"
                      ],
                      "on": true
                    }\\
                    """))
                .build();

            HttpResponse<String> response = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString());
            System.out.println(response.body());
        }
    }"
  `);
});

test('A sample of Ruby reads as one would write it', () => {
  expect(requestSample('ruby', REQUEST)).toMatchInlineSnapshot(`
    "require 'net/http'

    uri = URI('https://api.test/users?limit=10')
    request = Net::HTTP::Post.new(uri)
    request['Authorization'] = 'Bearer <token>'
    request['Content-Type'] = 'application/json'
    request['Cookie'] = 'sid=x'
    request.body = '{
      "name": "it\\'s",
      "tags": [
        "a"
      ],
      "on": true
    }'

    response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|
      http.request(request)
    end

    puts response.body"
  `);
});

test.each(['node', 'typescript'])('A sample of %s sends cookies in their header', (language) => {
  const sample = requestSample(language, REQUEST);
  expect(sample).toContain("Cookie: 'sid=x'");
  expect(sample).not.toContain('credentials');
});

test('curl takes nothing of a part for an option of its own', () => {
  const sample = requestSample('bash', {
    ...REQUEST,
    headers: [{ name: 'X-Empty', value: '' }],
    cookies: [],
    basic: { user: '-u', password: '' },
    clientCertificate: true,
    url: 'https://api.test/{id}',
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'a=@/etc/passwd;', value: '@/etc/passwd' },
        { kind: 'text', name: 'b', value: '</etc/passwd', media: 'text/x;headers=@/etc/passwd' },
        { kind: 'text', name: 'c', value: '"x\\', media: 'application/json; charset=utf-8' },
        { kind: 'text', name: 'd', value: 'x', media: ';headers=@/etc/passwd' },
        { kind: 'file', name: 'e', fileName: 'a;type=x,b.png' },
      ],
    },
  });
  expect(sample).toMatchInlineSnapshot(`
    "curl --request POST \\
      --globoff \\
      --url 'https://api.test/{id}' \\
      --user '-u:' \\
      --cert 'client.pem' \\
      --header 'X-Empty;' \\
      --form-string 'a%3D@/etc/passwd;=@/etc/passwd' \\
      --form 'b="</etc/passwd";type=text/x' \\
      --form 'c="\\"x\\\\";type=application/json; charset=utf-8' \\
      --form-string 'd=x' \\
      --form 'e=@"a;type=x,b.png"'"
  `);
});

const CASES: Readonly<Record<string, ApiRequest>> = {
  'GET with a query, headers, a cookie and a password': {
    method: 'GET',
    url: 'https://api.test/users?limit=10&tag=a%26b',
    headers: [
      { name: 'X-Trace', value: "it's $1" },
      { name: 'X-Empty', value: '' },
    ],
    cookies: [{ name: 'sid', value: 'x' }],
    basic: { user: 'me', password: 'pa"ss' },
  },
  'POST of JSON': {
    ...REQUEST,
    cookies: [],
    body: {
      kind: 'json',
      media: 'application/json',
      value: { name: "it's", address: { city: 'Köln', lines: ['a', '$b'] }, on: true, id: 7n },
    },
  },
  'PATCH of a form': {
    method: 'PATCH',
    url: 'https://api.test/users/1',
    headers: [
      { name: 'Authorization', value: '<api-key>' },
      { name: 'Content-Type', value: 'application/x-www-form-urlencoded' },
    ],
    cookies: [],
    body: {
      kind: 'form',
      fields: [
        { name: 'name', value: "it's me" },
        { name: 'tag', value: 'a&b' },
        { name: 'tag', value: '"c"' },
      ],
    },
  },
  'POST of a form with files': {
    method: 'POST',
    url: 'https://api.test/users/1/avatar',
    headers: [{ name: 'Authorization', value: 'Bearer <token>' }],
    cookies: [],
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'title', value: 'Me' },
        { kind: 'text', name: 'meta', value: '{"a":1}', media: 'application/json' },
        { kind: 'file', name: 'avatar', fileName: 'example.png', media: 'image/png' },
        { kind: 'file', name: 'raw', fileName: 'example-file' },
      ],
    },
  },
  'PURGE with a file': {
    method: 'PURGE',
    url: 'https://api.test/cache',
    headers: [{ name: 'Content-Type', value: 'application/octet-stream' }],
    cookies: [],
    body: { kind: 'file', media: 'application/octet-stream', fileName: 'example-file' },
  },
};

test.each(['powershell', 'swift', 'csharp', 'c', 'c++', 'kotlin', 'rust', 'dart'])(
  'Samples of %s read as one would write them',
  async (language) => {
    const samples = Object.entries(CASES).map(
      ([name, request]) =>
        `## ${name}\n\n\`\`\`${language}\n${requestSample(language, request)}\n\`\`\`\n`,
    );
    const text = `# ${language}\n\n${samples.join('\n')}`;
    await expect(text).toMatchFileSnapshot(`../testing/samples/${language}.md`);
  },
);

test('A sample of .NET is one of C#', () => {
  expect(requestSample('.NET', REQUEST)).toBe(requestSample('C#', REQUEST));
});

test('A language that is not known has no sample, nor has what a client would refuse', () => {
  expect(requestSample('cobol', REQUEST)).toBeUndefined();
  for (const language of ['javascript', 'swift', 'kotlin']) {
    expect(requestSample(language, { ...REQUEST, method: 'GET' })).toBeUndefined();
  }
});
