import koffi from 'koffi';

/** An address inside OpenSSL. */
export type Pointer = unknown;

const bind = () => {
  if (koffi.sizeof('size_t') !== 8) throw new Error('OpenSSL is reached on 64-bit machines only');
  const library = koffi.load(null);
  return {
    clearErrors: library.func('void ERR_clear_error()'),
    memoryBio: library.func('void *BIO_new_mem_buf(const void *bytes, int length)'),
    freeBio: library.func('int BIO_free(void *bio)'),
    readKey: library.func('void *d2i_PrivateKey_bio(void *bio, void *into)'),
    freeKey: library.func('void EVP_PKEY_free(void *key)'),
    makeKeyContext: library.func('void *EVP_PKEY_CTX_new(void *key, void *engine)'),
    freeKeyContext: library.func('void EVP_PKEY_CTX_free(void *context)'),
    startKeyDecrypt: library.func('int EVP_PKEY_decrypt_init(void *context)'),
    keyDecrypt: library.func('int EVP_PKEY_decrypt(void *context, void *plain, void *plainLength, const void *der, size_t derLength)'),
    fetchCipher: library.func('void *EVP_CIPHER_fetch(void *library, const char *name, const char *properties)'),
    freeCipher: library.func('void EVP_CIPHER_free(void *cipher)'),
    makeCipherContext: library.func('void *EVP_CIPHER_CTX_new()'),
    freeCipherContext: library.func('void EVP_CIPHER_CTX_free(void *context)'),
    startCipher: library.func(
      'int EVP_CipherInit_ex2(void *context, void *cipher, const void *key, const void *iv, int encrypt, void *params)',
    ),
    setPadding: library.func('int EVP_CIPHER_CTX_set_padding(void *context, int padding)'),
    cipher: library.func('int EVP_CipherUpdate(void *context, void *out, void *outLength, const void *bytes, int length)'),
  };
};

let bound: ReturnType<typeof bind> | undefined;

/** The OpenSSL inside the node binary, called directly. Throws where its symbols cannot be reached. */
export const reachOpenssl = (): ReturnType<typeof bind> => {
  bound ??= bind();
  return bound;
};
